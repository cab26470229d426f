/** Sent with live pages only: in the route's sheet every article would carry it. */
export const LIVE_CSS =
  '.live-update{scroll-margin-top:16px}' +
  '.live-update:target{background:var(--paper-raised)}' +
  '.live-pinned{margin-inline:-16px;padding-inline:16px;background:var(--paper-raised)}' +
  '.live-moments time{flex:0 0 6rem}' +
  '.live-moments summary{cursor:pointer}' +
  '.live-links [aria-current]{color:var(--ink);font-weight:700}' +
  '.live-mark{margin-inline-end:8px}' +
  // As tall as its longest sentence with the link on a last line of its own, so that a failed poll
  // moves nothing.
  '.live-state{display:grid}.live-state p,.live-state::after{grid-area:1/1}' +
  '.live-state::after{content:attr(data-longest);visibility:hidden;padding-bottom:calc(var(--touch-target) - 1lh);font-weight:700}' +
  // Without height, so that it moves nothing, and above the list at any scroll position.
  '.live-news{position:sticky;top:8px;z-index:3;display:flex;justify-content:center;align-items:start;height:0}' +
  '.live-news:not(:empty)+.live-state:not(:focus-within){visibility:hidden}' +
  // Forced colours drop the background and keep the border.
  '.live-more{display:flex;flex:none;gap:8px;align-items:center;min-height:var(--touch-target);padding-inline:16px;border:1px solid transparent;border-radius:var(--radius-control);background:var(--ink);color:var(--paper);font-size:var(--t-label);font-weight:700}' +
  '@media(width>=1280px){.live-when,.live-when time[data-age]{display:block}.live-when button{margin-inline-start:-12px}.live-foot{grid-column-start:2}}' +
  '@media print{.live-news{display:none}}';
