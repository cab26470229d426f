import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = {
  label: string;
  onClose: () => void;
  /** Whether a click beside it closes it; a dialog as large as the screen has nothing beside it. */
  closesOutside?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered: the page behind it is inert and does not
 * scroll, Escape and a click beside it close it, and focus goes back to where it was.
 */
export function Modal({ label, onClose, closesOutside = true, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (closesOutside) keepScrollbarRoom();
    else document.documentElement.style.scrollbarGutter = '';
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [closesOutside]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // Text that is selected beyond the edge ends in a click on the dialog too.
        if (closesOutside && target === currentTarget && pressed.current === target) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * A page that does not scroll has no scrollbar: where that takes room, the room stays, so that
 * nothing moves sideways. Not below a dialog as large as the screen, beside which it would be a strip.
 */
function keepScrollbarRoom() {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}
