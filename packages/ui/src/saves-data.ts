const SLOW: readonly unknown[] = ['slow-2g', '2g']

/** Whether somebody saves data, or has so slow a line that what is not asked for stands in the way of what is. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || SLOW.includes(Reflect.get(connection, 'effectiveType'))
}
