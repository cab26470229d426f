export const SPLIT =
  'md:grid md:grid-cols-2 md:gap-col-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

export const BALANCED = 'md:columns-2 md:gap-x-col-2 print:columns-auto';

export const BELOW = 'grid content-start md:auto-cols-fr md:grid-flow-col md:gap-x-col-2';
