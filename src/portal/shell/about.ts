import { msg } from '@lingui/core/macro';

/** The seven links about the house (s2.footer.about-links), each a chapter of the help centre. */
export const ABOUT = [
  { hash: 'about', label: msg({ id: 'footer.about.company', message: 'About Company' }) },
  { hash: 'contact', label: msg({ id: 'footer.about.contact', message: 'Contact Us' }) },
  { hash: 'terms', label: msg({ id: 'footer.about.terms', message: 'General Terms and Conditions' }) },
  { hash: 'responsible', label: msg({ id: 'footer.about.responsible', message: 'Responsible Gaming' }) },
  { hash: 'privacy', label: msg({ id: 'footer.about.privacy', message: 'Privacy Policy' }) },
  { hash: 'affiliates', label: msg({ id: 'footer.about.affiliates', message: 'Affiliates' }) },
  { hash: 'refund', label: msg({ id: 'footer.about.refund', message: 'Refund Policy' }) },
];
