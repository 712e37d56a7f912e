import type { Language, Value } from '../../../contract';

type Info = Value<'systemStatus'>['info'];

declare module '../context' {
  interface Ports {
    /** Returns the help page and the public contacts of customer service. */
    readSupportContacts: (ctx: ModuleContext) => Promise<Info['customerService']>;
    /** Returns the rules of the registration's fields. */
    readRegistrationFields: (ctx: ModuleContext) => Promise<Info['registerValidation']>;
    /** Returns the largest bonus that new players can choose, or null. */
    readNewcomerBonus: (ctx: ModuleContext) => Promise<Info['newcomerBonus']>;
    /** Lists the game types that have vendors, in the order of the menu. */
    readGameTypes: (ctx: ModuleContext) => Promise<Info['gameTypes']>;
    /** Lists the same game types with their names. */
    readGameMenu: (ctx: ModuleContext, language: Language) => Promise<Value<'whitelabel'>['menu']>;
    /** Lists the apps and our pages on other sites, in order. */
    readResources: (ctx: ModuleContext) => Promise<Info['resources']>;
  }
}
