import { msg } from '@lingui/core/macro';

/** The seven links about the house (s2.footer.about-links), each an article of the help centre. */
export const ABOUT = [
  { article: 'about', label: msg({ id: 'footer.about.company', message: 'About Company' }) },
  { article: 'contact', label: msg({ id: 'footer.about.contact', message: 'Contact Us' }) },
  { article: 'terms', label: msg({ id: 'footer.about.terms', message: 'General Terms and Conditions' }) },
  { article: 'responsible', label: msg({ id: 'footer.about.responsible', message: 'Responsible Gaming' }) },
  { article: 'privacy', label: msg({ id: 'footer.about.privacy', message: 'Privacy Policy' }) },
  { article: 'affiliates', label: msg({ id: 'footer.about.affiliates', message: 'Affiliates' }) },
  { article: 'refund', label: msg({ id: 'footer.about.refund', message: 'Refund Policy' }) },
];
