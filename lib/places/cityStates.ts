/** The state of each city that a reader may choose, as in the URL of its page. */
const STATE_OF_CITY: Readonly<Record<string, string>> = {
  bhopal: 'madhya-pradesh',
  indore: 'madhya-pradesh',
  jabalpur: 'madhya-pradesh',
  gwalior: 'madhya-pradesh',
  ujjain: 'madhya-pradesh',
  sagar: 'madhya-pradesh',
  dewas: 'madhya-pradesh',
  ratlam: 'madhya-pradesh',
  khandwa: 'madhya-pradesh',
  burhanpur: 'madhya-pradesh',
  delhi: 'delhi',
  mumbai: 'maharashtra',
  kolkata: 'west-bengal',
  chennai: 'tamil-nadu',
  bangalore: 'karnataka',
  hyderabad: 'telangana',
};

/** The state of a city; null of one that is not known here. */
export const stateOfCity = (city: string): string | null => STATE_OF_CITY[city] ?? null;
