/** Drawings of the eight characters, on 96 by 96. Only brows, eyes and mouth change with the mood. */
export type Mood = "calm" | "glad" | "cross";

interface Drawing {
  ground: string;
  skin: string;
  shade: string;
  brow: string;
  /** Hair behind the head, clothes, hair or hat before it, and glasses, beard or freckles. */
  back: string;
  body: string;
  front: string;
  extra: string;
}

const DRAWINGS: Record<string, Drawing> = {
  augustine: {
    ground: "#d8e6e4",
    skin: "#f2cfb4",
    shade: "#dfb095",
    brow: "#9a93a3",
    back: "<circle cx='48' cy='13' r='9.5' fill='#c9c3cf'/><path d='M26 46C22 24 34 14 48 14S74 24 70 46L66 54H30Z' fill='#d9d4de'/>",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#8c2f48'/><path d='M33 71 48 86 63 71 69 74 50 98H46L27 74Z' fill='#a8445e'/><path d='M38 70 48 80 58 70 54 67H42Z' fill='#fff6e6'/><circle cx='48' cy='83' r='3.6' fill='#e2b04a'/>",
    front:
      "<path d='M28 42C28 27 38 20 48 20S68 27 68 42C64 34 57 30 48 30S32 34 28 42Z' fill='#d9d4de'/><path d='M33 33C38 27 43 25 48 25' stroke='#bdb6c5' stroke-width='1.6' fill='none'/>",
    extra:
      "<g fill='#fff' fill-opacity='.35' stroke='#0a7570' stroke-width='2'><circle cx='40' cy='43' r='6.6'/><circle cx='56' cy='43' r='6.6'/><path d='M46.6 42.2q1.4-1 2.8 0M33.4 42 29 40.5M62.6 42 67 40.5' fill='none'/></g>",
  },
  basile: {
    ground: "#f6dfb9",
    skin: "#dca77c",
    shade: "#c48a5e",
    brow: "#3a2417",
    back: "",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#fbf6ea'/><path d='M30 98V79h36v19Z' fill='#0a7570'/><path d='M30 80 36 70.5M66 80 60 70.5' stroke='#0a7570' stroke-width='4.5'/><path d='M40 70 48 77 56 70 60 73 51 81H45L36 73Z' fill='#fff'/><path d='M41 75.5 48 78 55 75.5V82L48 79.5 41 82Z' fill='#b0224d'/>",
    front:
      "<path d='M28 42C26 26 36 17 49 18 62 18 70 27 68 42 66 36 65 32 61 29 54 31 42 31 34 28 31 32 30 36 28 42Z' fill='#3a2417'/>",
    extra:
      "<path d='M48 50.5C43 48.5 37 49.5 34.5 54 38 56 44 55.5 48 53 52 55.5 58 56 61.5 54 59 49.5 53 48.5 48 50.5Z' fill='#3a2417'/>",
  },
  capucine: {
    ground: "#dfe8d0",
    skin: "#f6d6bf",
    shade: "#e4b498",
    brow: "#a5421c",
    back: "<path d='M24 60C19 28 32 15 49 15 68 15 76 31 71 62 69 66 63 66 62 62V40H34V62C33 66 25 66 24 60Z' fill='#c9531f'/>",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#25614a'/><path d='M37 70.5 48 92 59 70.5Z' fill='#fff6e6'/><path d='M36 70 31 75 44 98H48V93ZM60 70 65 75 52 98H48V93Z' fill='#1c4d3a'/><g transform='translate(68 84)'><path d='M0-6.5C3-6 3-3 1.5-1.5 4-3 6.5-2 6.500.5 5.5 3 3 2.5 1.5 1.5 3 4 1.5 6.5-1 6 -3.5 5-2.5 2.5-1.5 1.5-4 3-6.5 1.5-6-1-5-3.5-2.5-2.5-1.5-1.5-3-4-2-6.5 0-6.5Z' fill='#f0792a'/><circle r='1.7' fill='#ffe08a'/></g>",
    front:
      "<path d='M27 46C25 26 36 17 49 17 62 17 71 27 69 46 66 40 64 34 55 27 48 35 36 38 31 39 29 41 28 43 27 46Z' fill='#d9622a'/><path d='M55 27C49 34 40 37 33 38' stroke='#b74a1b' stroke-width='1.5' fill='none'/>",
    extra:
      "<g fill='#d98a62'><circle cx='37.5' cy='47.5' r='.9'/><circle cx='40.5' cy='49' r='.9'/><circle cx='55.5' cy='49' r='.9'/><circle cx='58.5' cy='47.5' r='.9'/></g><circle cx='29.5' cy='53' r='2.5' fill='#f0792a'/><circle cx='66.5' cy='53' r='2.5' fill='#f0792a'/>",
  },
  denis: {
    ground: "#dde3ee",
    skin: "#f0c8b0",
    shade: "#d9a78c",
    brow: "#6d625c",
    back: "",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#5b6373'/><path d='M37 70.5 48 90 59 70.5Z' fill='#fff'/><path d='M45.5 74h5l1.8 18-4.3 5-4.3-5Z' fill='#1e4a9a'/><path d='M36 70 30 75 43 98h4ZM60 70 66 75 53 98h-4Z' fill='#495162'/>",
    front:
      "<path d='M28.5 44C26 38 27 33 30 30 31 35 31 39 30.5 45ZM67.5 44C70 38 69 33 66 30 65 35 65 39 65.5 45Z' fill='#8a7d74'/><path d='M38 22c6-3 14-3 20 0' stroke='#fff' stroke-opacity='.55' stroke-width='2.4' fill='none' stroke-linecap='round'/>",
    extra:
      "<g fill='#fff' fill-opacity='.3' stroke='#2b2135' stroke-width='1.8'><rect x='34' y='38' width='12' height='8.5' rx='2'/><rect x='50' y='38' width='12' height='8.5' rx='2'/><path d='M46 41h4M34 41l-5-1M62 41l5-1' fill='none'/></g>",
  },
  felix: {
    ground: "#f1d5d3",
    skin: "#c9925f",
    shade: "#ad7645",
    brow: "#1d1722",
    back: "",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#221a2c'/><path d='M30 72 22 60C30 60 38 64 42 70L48 84 54 70C58 64 66 60 74 60L66 72 60 80 48 98 36 80Z' fill='#b3262c'/><path d='M40 70 48 84 56 70 53 67H43Z' fill='#fff6e6'/><path d='M44 76.5 48 79 52 76.5V83L48 80.5 44 83Z' fill='#221a2c'/>",
    front:
      "<path d='M28 44C25 27 34 17 49 17 63 17 72 26 68 44 67 37 66 33 63 30 58 27 52 27 47 30 41 33 34 32 31 34 29 37 28.5 40 28 44Z' fill='#1d1722'/><path d='M47 30c-3 5 1 7 2.5 5' stroke='#1d1722' stroke-width='2.4' fill='none' stroke-linecap='round'/><g transform='rotate(16 70 33)'><rect x='66' y='24' width='10' height='14' rx='2' fill='#fffdf8' stroke='#2b2135' stroke-width='.9'/><path d='M71 28 73 31 71 34 69 31Z' fill='#b3262c'/></g>",
    extra:
      "<path d='M48 50.8C44 49.6 41 51 38.5 50 39.5 53 44.5 54 48 52.4 51.5 54 56.5 53 57.5 50 55 51 52 49.6 48 50.8Z' fill='#1d1722'/><path d='M45 60.5q3 4.5 6 0l-1 4.5q-2 2.5-4 0Z' fill='#1d1722'/>",
  },
  gwenn: {
    ground: "#d3e4ef",
    skin: "#f4d2b8",
    shade: "#e0b093",
    brow: "#b98a3c",
    back: "<path d='M28 40C26 52 24 60 27 70 29 82 34 88 36 92L41 84C36 76 36 66 38 56ZM68 40C70 50 71 55 69 64H60V44Z' fill='#dcae55'/><path d='M29 68h7M30 76h7' stroke='#b98a3c' stroke-width='2'/>",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#f0b92e'/><path d='M36 70.5C38 82 58 82 60 70.5L66 73 60 98H36L30 73Z' fill='#fffdf8'/><path d='M33 79c8 6 22 6 30 0M34.5 86c8 5 19 5 27 0M36 93c8 4 16 4 24 0' fill='none' stroke='#1e4a9a' stroke-width='3'/><path d='M30 72 37 98M66 72 59 98' stroke='#d39c17' stroke-width='3'/>",
    front:
      "<path d='M28 40C28 34 30 31 34 30H62C66 31 68 34 68 40 64 36 58 35 48 35S32 36 28 40Z' fill='#dcae55'/><path d='M27 33C25 15 36 9 48 9S71 15 69 33Z' fill='#1f4f7c'/><rect x='25' y='27' width='46' height='9' rx='4.5' fill='#2a6299'/><path d='M31 27v9M38 27v9M45 27v9M52 27v9M59 27v9M66 27v9' stroke='#1f4f7c' stroke-width='1.2'/>",
    extra:
      "<g fill='#e59a86' opacity='.55'><circle cx='36.5' cy='49.5' r='3.4'/><circle cx='59.5' cy='49.5' r='3.4'/></g>",
  },
  hugo: {
    ground: "#f7e7b5",
    skin: "#eec09a",
    shade: "#d79f76",
    brow: "#5a3419",
    back: "",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#c92d33'/><path d='M37 70c2 9 20 9 22 0l-3-3H40Z' fill='#a52027'/><g transform='translate(39.5 81) scale(.72)'><path d='m12 1.2 3.2 7 7.600.8-5.7 5.1 1.6 7.6-6.7-3.9-6.7 3.9 1.6-7.6L1.2 9l7.6-.8Z' fill='#f4cf3f'/></g>",
    front:
      "<path d='M28 42C27 33 31 29 34 28H62C66 29 69 33 68 42 65 37 62 35 60 34L55 37 51 33 46 37 41 33 36 37C32 37 30 39 28 42Z' fill='#6b3f1f'/><path d='M27 31C27 17 37 10 48 10S69 17 69 31C60 27 36 27 27 31Z' fill='#26804e'/><path d='M60 27C70 26 80 29 83 34 76 34 68 33 60 31Z' fill='#1d6a3f'/><circle cx='48' cy='11' r='2.6' fill='#1d6a3f'/>",
    extra:
      "<g fill='#c98a5e'><circle cx='37' cy='48' r='.9'/><circle cx='40' cy='49.5' r='.9'/><circle cx='56' cy='49.5' r='.9'/><circle cx='59' cy='48' r='.9'/></g>",
  },
  imane: {
    ground: "#e9dccb",
    skin: "#8a5535",
    shade: "#6f4127",
    brow: "#1f1518",
    back: "<path d='M23 52C18 40 22 26 32 22H64C74 26 78 40 73 52 74 58 68 62 64 60H32C28 62 22 58 23 52Z' fill='#241a1e'/>",
    body: "<path d='M8 98C8 77 27 70 48 70S88 77 88 98Z' fill='#22375f'/><path d='M38 70.5 48 88 58 70.5Z' fill='#fff6e6'/><path d='M45.8 76h4.4l1.5 15-3.7 4-3.7-4Z' fill='#b0224d'/><path d='M37 70 31 75 44 98h4V90ZM59 70 65 75 52 98h-4V90Z' fill='#1a2b4c'/><circle cx='30' cy='84' r='2.2' fill='#e2b04a'/><circle cx='66' cy='84' r='2.2' fill='#e2b04a'/>",
    front:
      "<path d='M28 40C28 33 30 29 33 28H63C66 29 68 33 68 40 65 36 62 34 58 34H38C34 34 31 36 28 40Z' fill='#241a1e'/><path d='M26 29C24 16 34 10 48 10S72 16 70 29Z' fill='#22375f'/><path d='M25.5 24h45v7h-45Z' fill='#b3262c'/><path d='M25.5 26.3h45v2.2h-45Z' fill='#e2b04a'/><path d='M28 31C36 28.5 60 28.5 68 31 67 36 58 36.5 48 36.5S29 36 28 31Z' fill='#16243f'/><circle cx='48' cy='18.5' r='3.6' fill='#e2b04a'/>",
    extra: "<circle cx='29' cy='51.5' r='1.9' fill='#e2b04a'/><circle cx='67' cy='51.5' r='1.9' fill='#e2b04a'/>",
  },
};

const INK = "#2b2135";
const BEARDED = ["basile", "felix"];

function moodOf(id: string, { brow, shade }: Drawing, mood: Mood): string {
  const dark = id === "imane" ? "#3c1416" : "#5a1f24";
  const y = id === "basile" ? 57.5 : id === "felix" ? 56 : 55;
  const line = `fill='none' stroke-width='2.2' stroke-linecap='round'`;
  const dots = `<circle cx='40.5' cy='43' r='2.3' fill='${INK}'/><circle cx='55.5' cy='43' r='2.3' fill='${INK}'/>`;
  const laughing = `<path d='M37.5 43.8q3-4 6 0M52.5 43.8q3-4 6 0' stroke='${INK}' ${line}/>`;
  const gap = id === "hugo" ? `<path d='M46.8 ${y - 2.5}h2.4v2.6h-2.4Z' fill='${dark}'/>` : "";
  const brows = {
    calm: "M36.2 37q4-2.2 8 0M51.8 37q4-2.2 8 0",
    glad: "M36 36.2q4.5-3.2 8.5-.8M51.5 35.4q4-2.4 8.5.8",
    cross: "M36 35.5q4 .4 8 2.8M60 35.5q-4 .4-8 2.8",
  }[mood];
  const mouth = {
    calm: `<path d='M43 ${y}q5 3 10 0' stroke='${dark}' ${line}/>`,
    glad:
      `<path d='M41 ${y - 2.5}h14q-1 7.5-7 7.5t-7-7.5Z' fill='${dark}'/>` +
      `<path d='M42.2 ${y - 2.5}h11.6l-.7 2.7h-10.2Z' fill='#fff'/>${gap}`,
    cross: `<path d='M43 ${y + 1.5}q5-3.6 10 0' stroke='${dark}' ${line}/>`,
  }[mood];
  const stroke = id === "augustine" ? 2 : 2.6;
  return (
    `${mood === "glad" ? laughing : dots}<path d='${brows}' fill='none' stroke='${brow}' stroke-width='${stroke}' ` +
    `stroke-linecap='round'/><path d='M48 45.5q2.3 4-1.2 4.6' fill='none' stroke='${shade}' stroke-width='1.9' ` +
    `stroke-linecap='round'/>${mouth}`
  );
}

/** Return the content of an SVG image of a character; "" if nobody has this id. */
export function drawFace(id: string, mood: Mood): string {
  const drawn = DRAWINGS[id];
  if (!drawn) return "";
  const { ground, skin, shade, back, body, front, extra } = drawn;
  const ear = id === "hugo" ? 5.6 : 4.4;
  const features = moodOf(id, drawn, mood);
  return (
    `<rect width='96' height='96' fill='${ground}'/>${back}${body}<path d='M40 56h16v12q-8 8-16 0Z' fill='${shade}'/>` +
    `<circle cx='29' cy='45' r='${ear}' fill='${skin}'/><circle cx='67' cy='45' r='${ear}' fill='${skin}'/>` +
    `<path d='M29 38C29 25 38 20 48 20S67 25 67 38C67 54 60 65 48 65S29 54 29 38Z' fill='${skin}'/>${front}` +
    (BEARDED.includes(id) ? features + extra : extra + features)
  );
}
