/**
 * The consent bar is fixed, so nothing shifts; scroll padding keeps the focused element clear of
 * it.
 */
export const CONSENT_CSS =
  '#consent{position:fixed;inset:auto 0 0;z-index:20;max-height:70dvh;overflow-y:auto;padding:12px var(--gutter);border-top:var(--bar-w) solid var(--bar);background:var(--paper);}' +
  '#consent>div{max-width:var(--page);margin:0 auto;display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;}' +
  '#consent>div>div{flex:1 1 20rem;font-size:var(--t-label);line-height:max(1.5,var(--l-meta));}' +
  '#consent>div>p{flex:1 1 20rem;display:grid;grid-template-columns:1fr 1fr;gap:8px;}' +
  '#consent button{min-height:44px;padding:8px;border:1px solid var(--ink);border-radius:var(--radius-control);font-weight:700;line-height:1.3;}' +
  '#consent a{text-decoration:underline;}' +
  '#consent[hidden]{display:none;}' +
  ':root:has(#consent:not([hidden])){scroll-padding-bottom:14rem;}' +
  '@media print{#consent{display:none;}}';
