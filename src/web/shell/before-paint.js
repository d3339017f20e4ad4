// Runs in the head before anything is painted, so that what the visitor chose earlier shows without a flash.
// Plain JavaScript, inlined as it stands: no imports, nothing newer than every supported browser.
(function beforePaint() {
  const root = document.documentElement;
  // A browser that offers to install the site is asked to wait until somebody wants it.
  addEventListener('beforeinstallprompt', function (offer) {
    offer.preventDefault();
    window.installOffer = offer;
  });
  // What makes the site open without a line comes when the page is there and at rest.
  const { offline } = root.dataset;
  if (offline && 'serviceWorker' in navigator) {
    addEventListener('load', function () {
      setTimeout(function () {
        import(offline).catch(function () {});
      }, 2000);
    });
  }
  try {
    // Who has chosen no light gets that of the device.
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = localStorage.getItem('theme') || (dark && 'night');
    if (theme) root.dataset.theme = theme;
    if (localStorage.getItem('coppa_age_verified') === 'under13') {
      document.cookie = 'child_protected=1; Path=/; Max-Age=31536000; SameSite=Lax';
      if (localStorage.getItem('coppa_parent_consent') === 'granted') {
        root.dataset.childProtected = 'true';
        root.dataset.adPersonalisation = 'off';
      }
    }
    // Somebody is probably signed in, or about to be: the page keeps the place of their picture until it knows. What a
    // page shows of them is React's, so that no page is a mere text to them.
    const callback = /[?&#](?:code|access_token|error|error_code|error_description)=/;
    if (localStorage.getItem('fabloom.auth') || callback.test(location.href)) {
      root.dataset.session = 'stored';
      delete root.dataset.textPage;
    }
    // A guest made stories here: the home page keeps a place for the cover of the last one.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('fabloom.story.') && !localStorage.getItem(key).includes('"owner":'))
        root.dataset.kept = 'story';
    }
    // The cookie that tells the server the language may be gone while the choice is still here: ask once more.
    const language = localStorage.getItem('appLanguage');
    const known = root.dataset.languages.split(' ').includes(language);
    if (known && language !== root.lang) {
      // Asked in vain, because cookies are switched off: React says everything in the chosen language.
      delete root.dataset.textPage;
      if (sessionStorage.getItem('language_asked') === language) return;
      sessionStorage.setItem('language_asked', language);
      document.cookie = 'appLanguage=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax';
      root.style.visibility = 'hidden';
      location.reload();
    }
  } catch {
    // Storage is switched off: what is answered here is known as long as this page is open, and React can keep it open.
    delete root.dataset.textPage;
  }
})();
