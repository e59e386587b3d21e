/** Whether an Accept header names this type itself, and not only to say that it is not wanted (`;q=0`). */
export function accepts(header: string | undefined, type: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
}
