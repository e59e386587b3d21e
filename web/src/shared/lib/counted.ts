/** '1 day', '2,005 minutes'. */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? what : many}`;
}
