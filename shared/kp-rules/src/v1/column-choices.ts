import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { columnsOf } from './rules/r06-columns.ts';

/** Articles of the columns that would do on a lane, the rules' own first, for each direction of it (R6). */
export const columnChoices = ({ structure }: ProposalConfiguration, lane: Lane): string[][] =>
  columnsOf(lane, structure).map(({ choices }) => choices.map(({ article }) => article));
