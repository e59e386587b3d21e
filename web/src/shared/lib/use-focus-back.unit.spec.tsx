import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { Dialog } from '../ui/dialog';

type Shown = 'passage' | 'reader' | null;

/** A dialog that makes way for another, as a passage does for the reader. */
function Page() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <>
      <button onClick={() => setShown('passage')}>Psalm 23</button>
      <Dialog title="Passage" open={shown === 'passage'} onClose={close}>
        <button onClick={() => setShown('reader')}>Open in the reader</button>
      </Dialog>
      <Dialog title="Reader" open={shown === 'reader'} onClose={close}>
        The LORD is my shepherd
      </Dialog>
    </>
  );
}

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  // Radix gives the focus back a turn later.
  await act(() => new Promise((done) => setTimeout(done, 0)));
}

describe('the focus', () => {
  it('goes back to what opened the dialog', async () => {
    render(<Page />);
    await press('Psalm 23');
    await press('Close');
    expect(screen.getByRole('button', { name: 'Psalm 23' })).toHaveFocus();
  });

  it('goes back to what opened the first of two dialogs, when that made way for the second', async () => {
    render(<Page />);
    await press('Psalm 23');
    await press('Open in the reader');
    expect(screen.getByRole('dialog', { name: 'Reader' })).toHaveFocus();
    await press('Close');
    expect(screen.getByRole('button', { name: 'Psalm 23' })).toHaveFocus();
  });
});
