/** Ids that clients make: a UUID, 'temp_…', or a number; nothing that could hold a text. */
export const CLIENT_ID = /^[A-Za-z0-9_.:-]{1,64}$/;
