/** The city of that name; an unknown name gives the first city. */
export const cityNamed = <City extends { name: string }>(
  cities: readonly City[],
  name: string,
): City | undefined => cities.find((city) => city.name === name) ?? cities[0];
