/** A step to the right as one forward or back, as the page is read: of a swipe, a tap or an arrow key. */
export const stepOf = (toTheRight: 1 | -1): 1 | -1 =>
  document.dir !== 'rtl' ? toTheRight : toTheRight === 1 ? -1 : 1;
