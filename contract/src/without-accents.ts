/** 'Génesis' → 'Genesis', as it is typed on another keyboard. */
export function withoutAccents(text: string): string {
  return /^\p{ASCII}*$/u.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}
