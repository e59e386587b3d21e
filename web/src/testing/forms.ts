import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle } from './clock';

export function box(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
}

export function valueOf(label: string): string {
  return box(label).value;
}

export function set(label: string, value: string): void {
  fireEvent.change(box(label), { target: { value } });
}

/** Needs the fake clock. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
