import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from './Modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal label="Menu" onClose={() => setOpen(false)}>
          <button>Inside</button>
        </Modal>
      )}
    </>
  );
}

const open = () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Open' }).focus();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  return screen.getByRole('dialog', { name: 'Menu' });
};

/** What a pointer that is pressed on one element and released on another sends. */
const clickFrom = (pressed: HTMLElement, dialog: HTMLElement) => {
  fireEvent.pointerDown(pressed);
  fireEvent.click(dialog);
};

describe('Modal', () => {
  it('opens as a modal dialog with a name, and takes the focus', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    expect(open()).toHaveAttribute('open');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
  });

  it.each([
    ['keeps the room of a scrollbar', 1009, 'stable'],
    ['leaves a page without one as it is', 1024, ''],
  ])('%s', (_, clientWidth, expected) => {
    document.documentElement.style.scrollbarGutter = '';
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth);
    open();
    expect(document.documentElement.style.scrollbarGutter).toBe(expected);
  });

  it.each([
    [
      'Escape',
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
    ['a click beside it', (dialog: HTMLElement) => clickFrom(dialog, dialog)],
  ])('closes by %s and gives the focus back', (_, close) => {
    close(open());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('stays where text is selected from inside to beyond its edge', () => {
    const dialog = open();
    clickFrom(screen.getByRole('button', { name: 'Inside' }), dialog);
    expect(dialog).toBeVisible();
  });

  it('stays at a click beside its content where it is as large as the screen', () => {
    const onClose = jest.fn();
    render(
      <Modal label="Story" onClose={onClose} closesOutside={false}>
        Text
      </Modal>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Story' });
    clickFrom(dialog, dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays at a click inside', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Inside' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    [1, true],
    [2, false],
  ])(
    'lets click %d of a press through to what is beneath, once it is closed: %s',
    (detail, isHeard) => {
      fireEvent(open(), new Event('cancel', { cancelable: true }));
      const beneath = screen.getByRole('button', { name: 'Open' });
      fireEvent.click(beneath, { detail });
      expect(screen.queryAllByRole('dialog')).toHaveLength(Number(isHeard));
      fireEvent.click(beneath, { detail: 2 });
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );

  it('hears no second click of the press that opened it', () => {
    const onClose = jest.fn();
    render(
      <Modal label="Story" onClose={onClose}>
        <button onClick={onClose}>Close</button>
      </Modal>,
    );
    const button = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(button, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 3 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
