import { grouped } from '@emit/contract/english';

/** '1 day', '2,005 minutes'. */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${grouped(count)} ${count === 1 ? what : many}`;
}
