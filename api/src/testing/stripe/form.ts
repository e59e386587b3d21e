/** A form of Stripe's protocol, `line_items[0][price]=…`, as objects by its own names. */
export type Form = { [name: string]: string | Form };

export function formOf(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop()!;
    const place = path.reduce<Form>((at, part) => (at[part] ??= {}) as Form, form);
    place[last] = value;
  }
  return form;
}

/** Of a form inside; nothing where there is none. */
export function formIn(form: Form, name: string): Form {
  const inside = form[name];
  return typeof inside === 'object' ? inside : {};
}

/** A word of a form; empty where there is none. */
export function wordIn(form: Form, name: string): string {
  const word = form[name];
  return typeof word === 'string' ? word : '';
}
