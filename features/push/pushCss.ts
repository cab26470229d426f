/** Sent with this part only: a page's sheet has all that its sources name, shown or not. */
export const PUSH_CSS =
  '#push{max-width:var(--measure,42rem);margin-block:32px;border-top:var(--bar-w) solid var(--bar);padding-top:8px;}' +
  '#push h2{font-size:var(--t-block);}' +
  '#push>*+*,#push form>*+*{margin-top:12px;}' +
  '#push [data-for]{display:none;}' +
  '#push[data-state=none] [data-for~=none],#push[data-state=denied] [data-for~=denied],#push[data-state=off] [data-for~=off],#push[data-state=on] [data-for~=on]{display:block;}' +
  '#push fieldset{min-width:0;}' +
  '#push legend{font-weight:700;}' +
  '#push fieldset>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));}' +
  '#push label{display:flex;gap:8px;align-items:center;min-height:44px;}' +
  '#push input{width:20px;height:20px;flex:none;accent-color:var(--river);}' +
  '#push p>button{min-height:44px;padding:8px 16px;border:1px solid var(--ink);border-radius:var(--radius-control);font-weight:700;}' +
  '#push [role=status]{font-weight:700;}' +
  '#push .note{font-size:var(--t-label);color:var(--ink-quiet);}';
