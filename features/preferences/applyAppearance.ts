import {
  TEXT_SIZES,
  type TextSize,
  textSize,
  type Theme,
  theme,
  USUAL_SIZE,
} from './appearanceRecords';

function applyTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  if (size === USUAL_SIZE) style.removeProperty('font-size');
  else style.fontSize = `${TEXT_SIZES[size]}%`;
}

function applyBarColor(chosen: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = (bar.dataset.media ??= bar.getAttribute('media') ?? '');
    const chosenMedia = scheme.includes(chosen) ? 'all' : 'not all';
    bar.setAttribute('media', chosen === 'device' ? scheme : chosenMedia);
  }
}

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

export function followAppearance(): void {
  applyKept();
  if (isFollowing) return;
  isFollowing = true;
  textSize.subscribe(applyKept);
  theme.subscribe(applyKept);
}
