/** Kept of what was set aside: whoever wants to look has time, and what damages one after the other fills no disk. */
export const KEPT_ASIDE = 3;
const INFIX = '.damaged-';

/** The name under which what is damaged is kept, with the time: 'dashboard_v1.damaged-20261122T224512Z'. */
export function asideName(name: string): string {
  return name + INFIX + new Date().toISOString().replace(/[-:]|\.\d+/g, '');
}

export const isAsideName = (name: string): boolean => name.includes(INFIX);

/** Those of these names that were set aside, the latest first. */
export function asideNames(names: readonly string[]): string[] {
  const time = (name: string) => name.slice(name.lastIndexOf(INFIX));
  return names.filter(isAsideName).sort((one, other) => (time(one) < time(other) ? 1 : -1));
}
