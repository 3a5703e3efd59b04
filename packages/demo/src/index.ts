export type {
  Catalogue,
  DemoCategory,
  DemoProduct,
  DemoVariant,
  StockByLocation,
  TaxClass,
  UnitBasis,
} from './catalogue/product.types.ts'
export { unitPriceOf } from './catalogue/size.ts'
export { nutritionLabelOf } from './catalogue/nutrition/nutrition-label.ts'
export { nutritionProfiles } from './catalogue/nutrition/nutrition-profiles.ts'
export * from './demo-ids.ts'
export { type Drawing, productDrawings, productImagePath, storeDrawings } from './drawings.ts'
export { departmentOf, type DepartmentSeoName } from './drawings/placeholders.ts'
export * from './shoppers.ts'
export { type DemoTenant, demoTenants } from './tenants.ts'
