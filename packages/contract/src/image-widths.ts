/** Where the gateway serves a picture of `/images/` in a width of the ladder: `/_/images/320/milk.1f3a9c2e.jpg`. */
export const PICTURES_PATH = '/_/images/'

/** The ladder: widths in px that a picture can be asked for in (ADR 19). */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1920] as const
