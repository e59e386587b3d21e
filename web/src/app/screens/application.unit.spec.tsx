import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { APPLICATION_TEXTS } from '@emit/contract/applications';
import { MESSAGES } from '@emit/contract/messages';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { AffiliateScreen, ApplicationScreen, WaitlistScreen } from './application.screens';
import { PlatformScreen } from './platform.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const WAITLIST = 'POST /api/v1/applications/waitlist';
const AFFILIATE = 'POST /api/v1/applications/affiliate';
const CONFIRM = 'POST /api/v1/applications/confirm';
const WITHDRAW = 'POST /api/v1/applications/withdraw';
const ok = () => json({ status: 'ok' });

async function open(at: string, sendsMail = true) {
  server.answer('GET /api/v1/service', () =>
    json({ guide: null, sends_mail: sendsMail, takes_payments: false, trial_tokens: 0 }),
  );
  const opened = visit(
    <Routes>
      <Route path="/platform" element={<PlatformScreen />} />
      <Route path="/waitlist" element={<WaitlistScreen />} />
      <Route path="/affiliates" element={<AffiliateScreen />} />
      <Route path="/application" element={<ApplicationScreen />} />
    </Routes>,
    createStore(),
    at,
  );
  await act(settle);
  return opened;
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
async function fillAffiliate() {
  fill('Your name', ' Ruth ');
  fill('Email', 'ruth@example.org');
  fill('Your website, or whom you reach', 'a church of 200 people');
  fill('A few words about you and your people', 'We read together.\nEach morning.');
}

describe('the waitlist', () => {
  it('is one link away from its product on the platform page, which is chosen', async () => {
    server.answer(WAITLIST, ok);
    await open('/platform');
    fireEvent.click(screen.getByRole('link', { name: 'Join the waitlist for Wellness' }));
    await act(settle);
    expect(screen.getByLabelText('What are you waiting for?')).toHaveValue('wellness');
    fill('Email', ' ruth@example.org ');
    await press('Join the waitlist');
    expect(server.to(WAITLIST)[0]?.body).toEqual({
      product: 'wellness',
      email: 'ruth@example.org',
      privacy_version: PRIVACY_VERSION,
    });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('If this address is new on the list, a mail');
  });

  it('sends what may be left out as well', async () => {
    server.answer(WAITLIST, ok);
    await open('/waitlist?product=life-coach');
    fill('Email', 'ruth@example.org');
    fill('Your name (optional)', 'Ruth');
    fill('What do you hope for? (optional)', 'Calm mornings');
    await press('Join the waitlist');
    expect(server.to(WAITLIST)[0]?.body).toMatchObject({ name: 'Ruth', message: 'Calm mornings' });
  });

  it.each(['/waitlist', '/waitlist?product=emit', '/waitlist?product=%3Cscript%3E'])(
    'asks what is waited for at %s, at the field, before it calls anyone',
    async (at) => {
      await open(at);
      const choice = screen.getByLabelText('What are you waiting for?');
      expect(choice).toHaveValue('');
      await press('Join the waitlist');
      expect(choice).toHaveFocus();
      expect(choice).toHaveAccessibleDescription(APPLICATION_TEXTS.productRequired);
      expect(server.to(WAITLIST)).toEqual([]);
    },
  );

  it('says beforehand what happens next, by mail or without', async () => {
    await open('/waitlist');
    expect(screen.getByText(/without it all is erased after 7 days/)).toBeVisible();
  });

  it('speaks of no mail where the server sends none', async () => {
    server.answer(WAITLIST, ok);
    await open('/waitlist?product=wellness', false);
    expect(screen.getByText('You are on the list at once.')).toBeVisible();
    fill('Email', 'ruth@example.org');
    await press('Join the waitlist');
    expect(screen.getByRole('status')).toHaveTextContent('This address is on the list now.');
    expect(screen.queryByText(/mail with a link/)).toBeNull();
  });

  it('begins anew when another one is joined afterwards', async () => {
    server.answer(WAITLIST, ok);
    await open('/waitlist?product=wellness');
    fill('Email', 'ruth@example.org');
    await press('Join the waitlist');
    fireEvent.click(screen.getByRole('link', { name: 'Back to the platform' }));
    fireEvent.click(screen.getByRole('link', { name: 'Join the waitlist for Entertainment' }));
    await act(settle);
    expect(screen.getByLabelText('What are you waiting for?')).toHaveValue('entertainment');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

describe('an affiliate’s application', () => {
  it('is sent without the spaces around it, and its thanks stay', async () => {
    server.answer(AFFILIATE, ok);
    await open('/affiliates');
    await fillAffiliate();
    await press('Send my application');
    expect(server.to(AFFILIATE)[0]?.body).toEqual({
      name: 'Ruth',
      email: 'ruth@example.org',
      audience: 'a church of 200 people',
      message: 'We read together.\nEach morning.',
      privacy_version: PRIVACY_VERSION,
    });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  });

  it.each([
    ['Your name', APPLICATION_TEXTS.nameRequired],
    ['Email', MESSAGES.emailRequired],
    ['Your website, or whom you reach', APPLICATION_TEXTS.audienceRequired],
    ['A few words about you and your people', APPLICATION_TEXTS.messageRequired],
  ])('says at the field that %s is missing', async (label, text) => {
    await open('/affiliates');
    await fillAffiliate();
    fill(label, '  ');
    await press('Send my application');
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(server.to(AFFILIATE)).toEqual([]);
  });

  it.each([
    ['Your name', APPLICATION_TEXTS.nameTooLong],
    ['Email', MESSAGES.emailInvalid],
    ['Your website, or whom you reach', APPLICATION_TEXTS.audienceUnreadable],
    ['A few words about you and your people', APPLICATION_TEXTS.messageTooLong],
  ])('says at the field %s what the server refuses', async (label, text) => {
    server.answer(AFFILIATE, () => refusal(400, text));
    await open('/affiliates');
    await fillAffiliate();
    await press('Send my application');
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it.each([
    ['no answer', unreachable, 'Cannot connect to server. Please check your connection.'],
    ['too many', () => refusal(429, 'Too many requests.'), 'Too many requests.'],
  ])('keeps what is typed after %s, and is sent again', async (_, answer, text) => {
    server.answer(AFFILIATE, answer);
    await open('/affiliates');
    await fillAffiliate();
    await press('Send my application');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Your name')).toHaveValue(' Ruth ');
    expect(screen.getByLabelText('A few words about you and your people')).toHaveValue(
      'We read together.\nEach morning.',
    );
    server.answer(AFFILIATE, ok);
    await press('Send my application');
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it('is sent once, however often the button is pressed', async () => {
    server.answer(AFFILIATE, ok);
    await open('/affiliates');
    await fillAffiliate();
    const button = screen.getByRole('button', { name: 'Send my application' });
    fireEvent.click(button);
    fireEvent.click(button);
    await act(settle);
    expect(server.to(AFFILIATE)).toHaveLength(1);
  });

  it('leads to what the privacy page says', async () => {
    await open('/affiliates');
    expect(screen.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
  });
});

describe('the link of a mail', () => {
  it.each([
    ['Yes, this is my address', CONFIRM, 'Thank you'],
    ['Take it back and erase it', WITHDRAW, 'It is erased'],
  ])('does nothing before a button is pressed: %s', async (button, route, title) => {
    server.answer(route, ok);
    await open('/application#the-token');
    expect(server.to(route)).toEqual([]);
    await press(button);
    expect(server.to(route)[0]?.body).toEqual({ token: 'the-token' });
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  });

  it('says that it does not work any more', async () => {
    server.answer(CONFIRM, () => refusal(410, MESSAGES.linkInvalid));
    await open('/application#the-token');
    await press('Yes, this is my address');
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.linkInvalid);
  });

  it('says that a link without its end is not whole', async () => {
    await open('/application');
    expect(screen.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  });
});
