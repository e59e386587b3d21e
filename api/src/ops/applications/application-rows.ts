import { PLANNED_PRODUCTS } from '@emit/contract/products';
import type { Applicant } from '../../domain/application/events.js';
import type { ListedApplication } from '../../features/applications/list-applications.js';
import type { Column, RowLayout } from '../support/rows.js';

const iso = (at: number) => new Date(at).toISOString();

/** As it is written for programs; times are ISO instants. */
interface ApplicationRow {
  readonly id: string;
  readonly form: string;
  readonly receivedAt: string;
  /** Null: the link that was mailed was not used. Without an SMTP server none is mailed. */
  readonly confirmed: 'yes' | 'no' | 'not asked';
  readonly answeredAt: string | null;
  readonly email: string | null;
  readonly name: string | null;
  /** The product that is waited for, or whom an affiliate reaches. */
  readonly about: string | null;
  readonly message: string | null;
}

function rowOf(listed: ListedApplication): ApplicationRow {
  const { id, form, receivedAt, answeredAt, applicant } = listed;
  return {
    id,
    form,
    receivedAt: iso(receivedAt),
    confirmed: confirmationOf(listed),
    answeredAt: answeredAt === null ? null : iso(answeredAt),
    email: applicant?.email ?? null,
    name: applicant?.name ?? null,
    about: applicant && aboutOf(applicant),
    message: applicant?.message ?? null,
  };
}

function confirmationOf({ mustConfirm, confirmedAt }: ListedApplication): ApplicationRow['confirmed'] {
  if (confirmedAt !== null) return 'yes';
  return mustConfirm ? 'no' : 'not asked';
}

function aboutOf({ product, audience }: Applicant): string | null {
  return PLANNED_PRODUCTS.find(({ id }) => id === product)?.name ?? product ?? audience;
}

function column(name: keyof ApplicationRow): Column<ListedApplication> {
  return { title: name, value: (listed) => rowOf(listed)[name] };
}

/** A message has lines of its own, which would break those of the table. */
const inOneLine: Partial<Column<ListedApplication>> = {
  shown: (listed) => rowOf(listed).message?.replace(/\s+/g, ' ') ?? '–',
};

export const applicationLayout: RowLayout<ListedApplication> = {
  none: 'There are no applications.',
  columns: [
    ...(['id', 'form', 'receivedAt', 'confirmed', 'answeredAt', 'email', 'name', 'about'] as const).map(
      column,
    ),
    { ...column('message'), ...inOneLine },
  ],
  json: rowOf,
};
