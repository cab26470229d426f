export const stepOf = (toTheRight: 1 | -1): 1 | -1 =>
  document.dir !== 'rtl' ? toTheRight : toTheRight === 1 ? -1 : 1;
