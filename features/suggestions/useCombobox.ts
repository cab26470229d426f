import { type RefObject, useEffect, useState } from 'react';

type Combobox = {
  /** -1 means the typed text. */
  active: number;
  isOpen: boolean;
};

export function indexAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type Options = {
  input: HTMLInputElement;
  popup: RefObject<HTMLElement | null>;
  listId: string;
  optionId: (index: number) => string;
  count: number;
  /** A change of `version` resets the active option. */
  version: unknown;
  onChoose: (index: number) => void;
};

/**
 * WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete": the field keeps the
 * focus.
 */
export function useCombobox({
  input,
  popup,
  listId,
  optionId,
  count,
  version,
  onChoose,
}: Options): Combobox {
  const [isShown, setIsShown] = useState(() => document.activeElement === input);
  const [chosen, setChosen] = useState({ version, index: -1 });
  const active = chosen.version === version ? chosen.index : -1;
  const isOpen = isShown && count > 0;

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isOpen),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', optionId(active));
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, optionId, isOpen, active]);

  // Scrolled by hand, because options never get the focus. `scroll-padding` keeps the active one
  // clear of the bottom bar.
  useEffect(() => {
    if (isOpen && active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [optionId, isOpen, active]);

  useEffect(() => {
    const box = popup.current;
    const close = () => {
      setIsShown(false);
      setChosen({ version, index: -1 });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
        return;
      }
      if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault();
        onChoose(active);
        return;
      }
      const index = indexAfter(event.key, isOpen ? active : -1, count);
      if (index === null || event.shiftKey) return;
      event.preventDefault();
      setIsShown(true);
      setChosen({ version, index });
      if (index < 0) input.scrollIntoView({ block: 'nearest' });
    };
    const onShow = () => setIsShown(true);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isInside =
        relatedTarget === input || (relatedTarget instanceof Node && box?.contains(relatedTarget));
      if (!isInside) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', onKeyDown, { signal });
    for (const event of ['input', 'focus', 'click'])
      input.addEventListener(event, onShow, { signal });
    input.addEventListener('focusout', onFocusOut, { signal });
    box?.addEventListener('focusout', onFocusOut, { signal });
    return () => listening.abort();
  }, [input, popup, isOpen, active, count, version, onChoose]);

  return { active, isOpen };
}
