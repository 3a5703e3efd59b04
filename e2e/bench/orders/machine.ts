import { cpus } from 'node:os'

export type Machine = { readonly cpuSeconds: number }

/** CPU seconds that the machine has worked, on all cores, for whomever. */
export function machineNow(): Machine {
  const milliseconds = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
  return { cpuSeconds: milliseconds / 1000 }
}

export const busySince = ({ cpuSeconds }: Machine): Machine => ({ cpuSeconds: machineNow().cpuSeconds - cpuSeconds })
