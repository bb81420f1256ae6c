import type { GamePiece } from "../contract";
import { mechanics } from "../mechanics";
import Centre from "./Centre.svelte";

const piece: GamePiece = { Centre, words: mechanics };
export default piece;
