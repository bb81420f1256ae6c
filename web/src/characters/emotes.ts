/** The six emotes, on 48 by 48: coins with a face, a heart and a star. The keys are those of chat phrases. */
const COIN =
  "<circle cx='24' cy='25' r='21' fill='#8a5b10'/><circle cx='24' cy='23.5' r='21' fill='#e9b94f'/><circle cx='24' cy='23.5' r='17.5' fill='#f7d98b'/><path d='M10 19C12 12 18 8.5 24 8.5' stroke='#fff' stroke-opacity='.75' stroke-width='2.6' fill='none' stroke-linecap='round'/>";

export const EMOTES: Record<string, string> = {
  laugh:
    COIN +
    "<path d='M14.5 21q3-4 6 0M27.5 21q3-4 6 0' fill='none' stroke='#2b2135' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/><path d='M14 25.5h20q-1.5 10-10 10t-10-10Z' fill='#5a1f24'/><path d='M15.5 25.5h17l-.8 3H16.3Z' fill='#fff'/><path d='M19.5 33.5q4.5-3 9 0-4.5 3.2-9 0Z' fill='#d4585e'/>",
  wow:
    COIN +
    "<circle cx='17.5' cy='20' r='2.7' fill='#2b2135'/><circle cx='30.5' cy='20' r='2.7' fill='#2b2135'/><path d='M14 14q3-2.8 6.5-1.3M27.5 12.7q3.5-1.5 6.5 1.3' fill='none' stroke='#2b2135' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/><ellipse cx='24' cy='31' rx='4.3' ry='5.6' fill='#5a1f24'/>",
  sad:
    COIN +
    "<circle cx='17.5' cy='22' r='2.4' fill='#2b2135'/><circle cx='30.5' cy='22' r='2.4' fill='#2b2135'/><path d='M14 17.5q3.5-.5 6-3M34 17.5q-3.5-.5-6-3' fill='none' stroke='#2b2135' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/><path d='M17.5 34q6.5-6 13 0' fill='none' stroke='#2b2135' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/><path d='M33.5 25c2.6 3.8 3.7 5.5 3.7 7.2a3.7 3.7 0 0 1-7.4 0c0-1.7 1.1-3.4 3.7-7.2Z' fill='#3f8fd0'/>",
  cool:
    COIN +
    "<path d='M8 17.5h32l-1 3c-.6 4.5-3 6.5-7 6.5s-5.8-2-6.5-5.2h-3C21.8 25 20 27 16 27s-6.4-2-7-6.5Z' fill='#2b2135'/><path d='M12.5 20.5l4-1.5M29.5 20.5l4-1.5' stroke='#fff' stroke-opacity='.7' stroke-width='1.8' stroke-linecap='round'/><path d='M18 32.5q7 3.5 12-1' fill='none' stroke='#2b2135' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/>",
  heart:
    "<path d='M24 43C9 33 3.5 25.5 5.5 16.5 7.5 8 18 6 24 14 30 6 40.5 8 42.5 16.5 44.5 25.5 39 33 24 43Z' fill='#7d1233'/><path d='M24 40.5C9.5 31 3.5 24 5.5 15.5 7.5 7 18 5 24 13 30 5 40.5 7 42.5 15.5 44.5 24 38.5 31 24 40.5Z' fill='#c22a57'/><path d='M10.5 18c0-4 2.5-6.5 6-6.8' stroke='#fff' stroke-opacity='.75' stroke-width='2.8' fill='none' stroke-linecap='round'/>",
  star: "<path d='m24 4.5 6 12.8 13.9 1.6-10.3 9.5 2.8 13.9L24 35.2 11.6 42.3l2.8-13.9L4.1 18.9 18 17.3Z' fill='#8a5b10'/><path d='m24 2.5 6 12.8 13.9 1.6-10.3 9.5 2.8 13.9L24 33.2 11.6 40.3l2.8-13.9L4.1 16.9 18 15.3Z' fill='#f0c35c'/><path d='m24 9 3.8 8.2 8.6 1' fill='none' stroke='#fff' stroke-opacity='.8' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/>",
};
