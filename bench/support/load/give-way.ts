import { constants, setPriority } from 'node:os';

/**
 * What plays members or the model gives way to the server, from the thread that calls: in the field they are other
 * machines, and here the two share their processors.
 */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
