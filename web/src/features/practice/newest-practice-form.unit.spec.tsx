import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json } from '../../testing/fake-server';
import { box, press, set, valueOf } from '../../testing/forms';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { NewestPracticeForm } from './newest-practice-form';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOG = 'POST /fho/practices/me';
const ok = () => json({ practice_id: 'p1' }, 201);
const sent = () => server.to(LOG).map(({ body }) => body);

function show() {
  const store = createStore();
  return { ...visit(<NewestPracticeForm />, store), store };
}

describe("the newest app's form", () => {
  it('begins with Power, 30 minutes, 8 and its two types', () => {
    show();
    expect(screen.getByRole('radio', { name: /Power/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Bible Study' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Prayer' })).toBeInTheDocument();
    expect([valueOf('Duration in minutes'), valueOf('Quality out of 10')]).toEqual(['30', '8']);
  });

  it('asks for a name, blanks are none', async () => {
    show();
    set('Practice name', '   ');
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a practice name');
    expect(box('Practice name')).toHaveFocus();
    expect(box('Practice name')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('floors the minutes at 1 and holds the rating between 1 and 10', () => {
    show();
    set('Duration in minutes', '4');
    fireEvent.click(screen.getByRole('button', { name: 'Less: Duration in minutes' }));
    expect(valueOf('Duration in minutes')).toBe('1');
    expect(screen.getByRole('button', { name: 'Less: Duration in minutes' })).toBeDisabled();
    for (let time = 0; time < 5; time += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'More: Quality out of 10' }));
    }
    expect(valueOf('Quality out of 10')).toBe('10');
    set('Quality out of 10', '0');
    expect(valueOf('Quality out of 10')).toBe('1');
  });

  it('goes from one multiple of five minutes to the next', () => {
    show();
    set('Duration in minutes', '32');
    const press5 = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: `${name}: Duration in minutes` }));
      return valueOf('Duration in minutes');
    };
    expect([press5('Less'), press5('Less'), press5('More'), press5('More')]).toEqual([
      '30',
      '25',
      '30',
      '35',
    ]);
    set('Duration in minutes', '1');
    expect(press5('More')).toBe('5');
  });

  it('lets a number be deleted before another is typed; left empty it is the least', () => {
    show();
    set('Duration in minutes', '');
    expect(valueOf('Duration in minutes')).toBe('');
    set('Duration in minutes', '45');
    expect(valueOf('Duration in minutes')).toBe('45');
    set('Duration in minutes', '');
    fireEvent.blur(box('Duration in minutes'));
    expect(valueOf('Duration in minutes')).toBe('1');
  });

  it('keeps what was typed while another tab is looked at', () => {
    const { store, unmount } = show();
    set('Practice name', 'Evening song');
    set('Insights (optional)', 'It was quiet.');
    unmount();
    visit(<NewestPracticeForm />, store);
    expect([valueOf('Practice name'), valueOf('Insights (optional)')]).toEqual([
      'Evening song',
      'It was quiet.',
    ]);
  });

  it("sends what was chosen, trimmed, and says 'Logging...' meanwhile", async () => {
    const { answer, give } = held();
    server.answer(LOG, answer);
    show();
    fireEvent.click(screen.getByRole('radio', { name: /Flow/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'Worship' }));
    set('Practice name', ' Evening song ');
    await press('Log Practice');
    expect(screen.getByRole('button', { name: 'Logging...' })).toBeDisabled();
    expect(sent()).toMatchObject([
      { mindstream_type: 'flow', practice_type: 'Worship', practice_name: 'Evening song' },
    ]);
    await act(async () => {
      give(ok());
      await settle();
    });
    expect(valueOf('Practice name')).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Log Practice' }));
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
  });
});
