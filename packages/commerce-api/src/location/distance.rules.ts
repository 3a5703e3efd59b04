export type Point = { readonly latitude: number; readonly longitude: number }

const EARTH_RADIUS_MILES = 3958.8
const FAR = 25

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles along the earth between two points (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** 0: any distance, -1: more than 25 miles, else at most so many (spec 1 §9). A place of unknown distance is anywhere. */
export function isWithin(miles: number | undefined, distance: number): boolean {
  if (distance === 0 || miles === undefined) return true
  return distance === -1 ? miles > FAR : miles <= distance
}
