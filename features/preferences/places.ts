export type NamedPlace = { id: string; name: string };

export type City = NamedPlace & { state: string | null };

export type PlaceChoices = { states: readonly NamedPlace[]; cities: readonly City[] };
