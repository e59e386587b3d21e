import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { Dialog } from '../ui/dialog';

class FakeWatcher {
  static standing: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.standing.push(this);
  }
  destroy() {
    FakeWatcher.standing = FakeWatcher.standing.filter((other) => other !== this);
  }
}

function Shown() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Psalm 23" open={open} onClose={() => setOpen(false)}>
      The LORD is my shepherd
    </Dialog>
  );
}

afterEach(() => {
  delete (window as { CloseWatcher?: unknown }).CloseWatcher;
});

describe("a telephone's way back", () => {
  it('closes the open dialog, and is nobody else’s concern afterwards', () => {
    Object.assign(window, { CloseWatcher: FakeWatcher });
    render(<Shown />);
    expect(FakeWatcher.standing).toHaveLength(1);
    act(() => FakeWatcher.standing[0]?.onclose?.());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(FakeWatcher.standing).toHaveLength(0);
  });

  it('is left as it is where the browser does not tell of it', () => {
    render(<Shown />);
    expect(screen.getByRole('dialog', { name: 'Psalm 23' })).toBeInTheDocument();
  });
});
