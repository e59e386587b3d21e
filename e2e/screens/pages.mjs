const menu = (name) => async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
};
const newConversation = async (page) => {
  const drawn = page.getByRole('button', { name: '+ New Conversation' });
  if (!(await drawn.isVisible())) await page.getByRole('button', { name: 'Show conversations' }).click();
  await drawn.click();
  await page.getByRole('button', { name: /^Scripture/ }).waitFor();
};
const editPractice = async (page) => {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};
const deleteAccount = async (page) => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').waitFor();
};
const transform = async (page) => {
  await page.getByRole('textbox').first().fill('I keep losing my patience with the people I love.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await page.getByRole('region', { name: /Result|Cleaned completion/ }).waitFor();
};

/** Pages of a member whose guide is a model that charges for what it reads and writes. */
export const METERED_PAGES = [
  { name: 'tokens', path: '/tokens', member: true },
  {
    name: 'tokens-by-conversation',
    path: '/tokens',
    member: true,
    first: (page) =>
      page
        .getByRole('heading', { name: 'By conversation' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' })),
  },
  {
    name: 'tokens-each-reply',
    path: '/tokens',
    member: true,
    first: (page) =>
      page
        .getByRole('heading', { name: 'Each reply' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start' })),
  },
];

/** Every page and modal: its name, its address, whether a member sees it, and what is done there first. */
export const PAGES = [
  { name: 'landing', path: '/', whole: true },
  { name: 'platform', path: '/platform', whole: true },
  { name: 'why', path: '/why', whole: true },
  { name: 'home', path: '/home', whole: true },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot', path: '/forgot' },
  { name: 'reset', path: '/reset#a-token' },
  { name: 'confirm', path: '/confirm#a-token' },
  { name: 'waitlist', path: '/waitlist?product=wellness', whole: true },
  { name: 'affiliates', path: '/affiliates', whole: true },
  { name: 'application', path: '/application#a-token' },
  { name: 'privacy', path: '/privacy', whole: true },
  { name: 'tokens-explained', path: '/tokens-explained', whole: true },
  { name: 'app', path: '/app', member: true },
  { name: 'app-new-conversation', path: '/app', member: true, first: newConversation },
  { name: 'practices', path: '/practices', member: true },
  { name: 'practices-edit', path: '/practices', member: true, first: editPractice },
  { name: 'plan', path: '/app/plan', member: true, whole: true },
  { name: 'read', path: '/app/read', member: true },
  { name: 'read-notes', path: '/app/read/notes', member: true },
  { name: 'read-plans', path: '/app/read/plans', member: true },
  { name: 'practices-import', path: '/practices/import', member: true },
  { name: 'app-progress', path: '/app?tab=progress', member: true },
  { name: 'app-analytics', path: '/app?tab=analytics', member: true },
  { name: 'app-log-practice', path: '/app?tab=practice', member: true },
  { name: 'emit-progress', path: '/emit', member: true },
  { name: 'emit-analytics', path: '/emit?tab=analytics', member: true },
  { name: 'emit-chat', path: '/emit?tab=chat', member: true },
  { name: 'emit-log-practice', path: '/emit?tab=practice', member: true },
  { name: 'dashboard-chat', path: '/dashboard', member: true },
  { name: 'dashboard-progress', path: '/dashboard?tab=progress', member: true },
  { name: 'dashboard-log-practice', path: '/dashboard?tab=practice', member: true },
  { name: 'dashboard-account', path: '/dashboard?tab=account', member: true },
  { name: 'account', path: '/account', member: true },
  { name: 'modal-delete-account', path: '/account', member: true, first: deleteAccount },
  { name: 'emit-minimal', path: '/emit-minimal', member: true },
  { name: 'transform-test', path: '/transform-test', member: true, first: transform },
  { name: 'debug-transform', path: '/debug-transform', member: true, first: transform },
  { name: 'modal-bible-reference', path: '/app', member: true, first: menu('Bible Reference') },
  { name: 'modal-user-guide', path: '/app', member: true, first: menu('User Guide') },
  { name: 'modal-change-password', path: '/app', member: true, first: menu('Change Password') },
  {
    name: 'modal-share',
    path: '/app',
    member: true,
    first: async (page) => {
      await page.getByRole('button', { name: 'Share This Insight' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'modal-practice',
    path: '/app?tab=progress',
    member: true,
    first: async (page) => {
      await page.locator('.recent__row').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
