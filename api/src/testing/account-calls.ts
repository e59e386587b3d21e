import { PRIVACY_VERSION } from '@emit/contract/privacy';

/** Valid bodies of what a member says of themself, and what each is answered. */
export const ACCOUNT_BODIES: Record<string, [object, number]> = {
  'put /api/v1/users/me/name': [{ full_name: 'Naomi' }, 200],
  'put /api/v1/users/me/privacy': [{ version: PRIVACY_VERSION }, 200],
  'put /api/v1/users/me/translation': [{ translation: 'web' }, 200],
  'put /api/v1/users/me/weekly-goal': [{ minutes: 60 }, 200],
};
