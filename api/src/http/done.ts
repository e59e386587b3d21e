import type { Responses } from '@emit/contract/responses';

export type Done = Responses['Done'];

/** The body of a response that says only that it is done. */
export const done = (): Done => ({ status: 'ok' });
