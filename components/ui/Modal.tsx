import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = {
  label: string;
  onClose: () => void;
  closesOutside?: boolean;
  className?: string;
  children: ReactNode;
};

export function Modal({ label, onClose, closesOutside = true, className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (closesOutside) keepScrollbarRoom();
    else document.documentElement.style.scrollbarGutter = '';
    element?.showModal();
    dropSecondClick();
    return () => {
      element?.close();
      dropSecondClick();
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
        // Selecting text past the edge also ends in a click on the dialog.
        if (closesOutside && target === currentTarget && pressed.current === target) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** The second of a double click would press what has come under the pointer. */
function dropSecondClick() {
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onClick, { capture: true, once: true });
}

/**
 * A page that stops scrolling loses its scrollbar; keeping its room prevents a sideways shift,
 * except below full-screen dialogs.
 */
function keepScrollbarRoom() {
  const root = document.documentElement;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
}
