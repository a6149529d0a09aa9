import type { GamePage } from "$/games";
import Board from "$/games/generic/Board.svelte";

export const page: GamePage = { Board };
