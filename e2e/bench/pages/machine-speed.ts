/**
 * Milliseconds that the machine on which the goals were set takes for the work: not measured there, but half of what a
 * machine takes that was about half as fast in every other figure.
 */
const REFERENCE = 108

/**
 * How fast this machine runs JavaScript, as a share of the one on which the goals were set. A phone is as fast as it is,
 * whatever imitates it: on a machine half as fast, half the slowdown is the same phone.
 */
export function machineSpeed(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return REFERENCE / Math.min(...times)
}

function work() {
  let value = 0
  for (let step = 0; step < 30_000_000; step += 1) value = (value * 31 + step) | 0
  return value
}
