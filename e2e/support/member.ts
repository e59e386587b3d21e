import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

export function newMember(): NewMember {
  return {
    email: `ruth-${randomUUID().slice(0, 8)}@example.org`,
    password: 'at-the-well',
    fullName: 'Ruth Naomi',
  };
}

/** Registers as a person does, and waits for the signed-in page. */
export async function register(page: Page, url: string, member = newMember()): Promise<NewMember> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Full name').fill(member.fullName);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm password').fill(member.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app');
  await page.getByText(`Welcome, ${member.fullName}`).waitFor();
  return member;
}

/** Asks in the open chat, and waits until the reply is whole: then the box takes the next question. */
export async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your question', exact: true });
  await box.fill(question);
  await box.press('Enter');
  await page.getByRole('article', { name: /^You,/ }).filter({ hasText: question }).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('.composer__text')?.disabled === false,
  );
  await page
    .getByRole('article', { name: /^Emit, \d/ })
    .last()
    .waitFor();
}

export async function openTab(
  page: Page,
  name: 'Progress' | 'Analytics' | 'Chat' | 'Log Practice',
): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
