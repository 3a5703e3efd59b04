/** How long a pause still lasts: `14:05`, `23 h 59 min`. */
export function waitingTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
