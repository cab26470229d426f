import { TEXT_SIZES, type TextSize, textSize, type Theme, theme, USUAL_SIZE } from './records';

/** Sets the size of all text: every size of the styles is in rem. */
function applyTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  if (size === USUAL_SIZE) style.removeProperty('font-size');
  else style.fontSize = `${TEXT_SIZES[size]}%`;
}

/** The colours of the browser's bars: which of the two applies where the device's scheme does not say. */
function applyBarColor(chosen: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (bar.dataset.media ??= bar.getAttribute('media') ?? '');
    const chosenMedia = scheme.includes(chosen) ? 'all' : 'not all';
    bar.setAttribute('media', chosen === 'device' ? scheme : chosenMedia);
  }
}

/** Sets the colours of the page, and those of the browser around it. */
function applyTheme(chosen: Theme): void {
  const { dataset } = document.documentElement;
  if (chosen === 'device') delete dataset.theme;
  else dataset.theme = chosen;
  applyBarColor(chosen);
}

function applyKept(): void {
  applyTextSize(textSize.read());
  applyTheme(theme.read());
}

let isFollowing = false;

/**
 * Gives the page what is kept, as the script in its head did before the first paint (`appearanceScript.ts`), and from then on
 * each change: a choice here or in another tab, or that all is wiped.
 */
export function followAppearance(): void {
  applyKept();
  if (isFollowing) return;
  isFollowing = true;
  textSize.subscribe(applyKept);
  theme.subscribe(applyKept);
}
