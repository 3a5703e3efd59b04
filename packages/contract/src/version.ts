/** The contract major that this package describes. A remote states the major it was written for. */
export const CONTRACT_MAJOR = 1

/** The majors that a shell of this version serves: its own and, from 2 on, the one before. */
export const SERVED_MAJORS: readonly number[] = [CONTRACT_MAJOR]

export const isServed = (major: number) => SERVED_MAJORS.includes(major)
