/**
 * How the scalars of the API are written. The tags become rules of the OpenAPI document, which is generated from the types
 * in `responses.ts`.
 */

/** @format uuid */
export type Uuid = string;

/**
 * ISO 8601, UTC.
 * @format date-time
 */
export type Instant = string;

/**
 * A day of the calendar, 'YYYY-MM-DD'.
 * @format date
 */
export type Day = string;

/** @asType integer */
export type Whole = number;

/**
 * How many of something.
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * The number of one in a row, the first being 1.
 * @asType integer
 * @minimum 1
 */
export type Ordinal = number;

/**
 * @asType integer
 * @minimum 0
 * @maximum 100
 */
export type Percent = number;

/**
 * Need not be whole.
 * @minimum 0
 */
export type Amount = number;

/**
 * To one decimal.
 * @minimum 0
 * @maximum 10
 */
export type AverageRating = number;

/**
 * An id that a client made: a UUID, 'temp_…', or a number; nothing that could hold a text.
 * @pattern ^[A-Za-z0-9_.:-]{1,64}$
 */
export type ClientId = string;
