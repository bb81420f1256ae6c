import type { GamePiece } from "../contract";
import Centre from "./Centre.svelte";

const piece: GamePiece = { Centre };
export default piece;
