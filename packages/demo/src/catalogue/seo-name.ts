/** `Crème Fraîche, 8 oz` → `creme-fraiche-8-oz` */
export const seoNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
