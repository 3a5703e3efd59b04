/** Modes that a configuration may name; 4 is normal (spec 1 §1). */
export const StoreMode = { Offline: 1, Test: 2, Beta: 3, Normal: 4, Closed: 6 } as const

const KNOWN_MODES = [0, 1, 2, 3, 5, 6] as const
export type StoreMode = (typeof KNOWN_MODES)[number] | 4

/** The mode of a store: one of the known values, else normal (decision 2). */
export const storeModeOf = (value: unknown): StoreMode => KNOWN_MODES.find((mode) => mode === value) ?? StoreMode.Normal
