import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { columnsOf } from './rules/r06-columns.ts';

/** Returns the articles of compatible columns for each direction of a lane, the rules' choice first (R6). */
export const columnChoices = ({ structure }: ProposalConfiguration, lane: Lane): string[][] =>
  columnsOf(lane, structure).map(({ choices }) => choices.map(({ article }) => article));
