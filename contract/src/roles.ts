/**
 * What an account may do besides what every member may. An analyst looks at how the service runs and at what it recorded;
 * an operator may do the same, and changes it.
 */
export const ROLES = ['member', 'analyst', 'operator'] as const;
export type Role = (typeof ROLES)[number];
/** What is given to an account, and taken back. */
export type GrantedRole = Exclude<Role, 'member'>;

/** Whether a role includes another: each includes those before it. */
export function includesRole(role: Role, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted);
}
